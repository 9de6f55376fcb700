package io.github.assessmentapi.internal;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.net.http.HttpClient;
import org.junit.jupiter.api.Test;

class SharedHttpClientTest {
  @Test
  void itIsThereAsLongAsItHasUsers() {
    SharedHttpClient shared = new SharedHttpClient();
    HttpClient first = shared.acquire();
    assertSame(first, shared.acquire());
    shared.release();
    assertSame(first, shared.acquire());
    shared.release();
    shared.release();
    assertNotSame(first, shared.acquire());
    shared.release();
  }
}
