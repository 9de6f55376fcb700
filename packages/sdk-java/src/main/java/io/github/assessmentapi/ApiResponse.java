package io.github.assessmentapi;

import java.net.http.HttpHeaders;
import java.util.List;

/**
 * A success, with its status and its headers, such as {@code Location}.
 *
 * @param <T> what the body holds; {@link Void} when it holds nothing
 * @param body what the body holds
 * @param status the HTTP status
 * @param headers the headers of the response
 * @param problems each place of the body that does not fit the API's document, with the reason,
 *     without values; such as {@code _embedded.candidates[1].email: missing}
 */
public record ApiResponse<T>(T body, int status, HttpHeaders headers, List<String> problems) {}
