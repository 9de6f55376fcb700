package io.github.assessmentapi;

import java.io.Serializable;

/**
 * One field that the service refused.
 *
 * @param field the name of the field or of the parameter
 * @param value what was sent
 * @param message what is wrong with it, for people
 * @serial exclude
 */
public record ValidationError(String field, String value, String message) implements Serializable {}
