package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v2.V2Client;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClientsTest {
  private static long threadsOfHttpClients() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("HttpClient-"))
        .count();
  }

  @Test
  void fiftyClientsHaveTheThreadsOfOne() throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      long before = threadsOfHttpClients();
      List<V2Client> clients = new ArrayList<>();
      for (int number = 0; number < 50; number++) {
        V2Client client = V2Client.builder("key").baseUrl(service.url()).build();
        client.candidates().deleteCandidate("cnd_1");
        clients.add(client);
      }
      assertEquals(50, service.exchanges.size());
      long more = threadsOfHttpClients() - before;
      assertTrue(more < 10, more + " more threads");
      clients.forEach(V2Client::close);
    }
  }

  @Test
  void aClosedClientIsOfNoUseAndTheOthersAre() throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      var builder = V2Client.builder("key").baseUrl(service.url());
      V2Client other = builder.build();
      V2Client client = builder.build();
      client.close();
      client.close();
      var candidates = client.candidates();
      assertThrows(IllegalStateException.class, () -> candidates.deleteCandidate("cnd_1"));
      other.candidates().deleteCandidate("cnd_1");
      other.close();
      try (V2Client later = builder.build()) {
        later.candidates().deleteCandidate("cnd_1");
      }
      assertEquals(2, service.exchanges.size());
    }
  }

  @Test
  void anHttpClientOfOnesOwnStaysOpen() throws Exception {
    HttpClient own = HttpClient.newHttpClient();
    try (Recorder service = Recorder.responding(204, "")) {
      for (int number = 0; number < 2; number++) {
        try (V2Client client =
            V2Client.builder("key").baseUrl(service.url()).httpClient(own).build()) {
          client.candidates().deleteCandidate("cnd_1");
        }
      }
      assertEquals(2, service.exchanges.size());
    }
  }
}
