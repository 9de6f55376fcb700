package io.github.assessmentapi;

import java.net.http.HttpHeaders;

/**
 * A success, with its status and its headers, such as {@code Location}.
 *
 * @param <T> what the answer holds; {@link Void} when it holds nothing
 * @param body what the answer holds
 * @param status the HTTP status
 * @param headers the headers of the answer
 */
public record ApiResponse<T>(T body, int status, HttpHeaders headers) {}
