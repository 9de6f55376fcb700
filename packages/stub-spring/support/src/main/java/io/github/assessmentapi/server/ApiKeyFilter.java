package io.github.assessmentapi.server;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.HandlerExceptionResolver;

/** Requires a key in the header that the version's document names. */
class ApiKeyFilter extends OncePerRequestFilter {
  private final ApiVersions versions;
  private final ApiKeys keys;
  private final HandlerExceptionResolver errors;

  ApiKeyFilter(ApiVersions versions, ApiKeys keys, HandlerExceptionResolver errors) {
    this.versions = versions;
    this.keys = keys;
    this.errors = errors;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    Optional<String> header = versions.of(request).map(version -> version.document().keyHeader());
    Optional<String> key = header.map(request::getHeader);
    if (header.isEmpty() || key.filter(keys::knows).isPresent()) {
      chain.doFilter(request, response);
      return;
    }
    String message =
        key.isEmpty() ? "The header " + header.get() + " is missing." : "The API key is not valid.";
    errors.resolveException(
        request, response, null, new ResponseStatusException(HttpStatus.UNAUTHORIZED, message));
  }
}
