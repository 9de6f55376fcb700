package io.github.assessmentapi;

import java.io.Serializable;

/**
 * A field that the service rejected.
 *
 * @param field the name of the field or parameter
 * @param value the rejected value; empty if it is missing or no text
 * @param message the problem, for people
 * @serial exclude
 */
public record ValidationError(String field, String value, String message) implements Serializable {}
