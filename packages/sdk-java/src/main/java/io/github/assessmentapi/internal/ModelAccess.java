package io.github.assessmentapi.internal;

import io.github.assessmentapi.Model;
import java.util.List;

/** Access to objects of {@link Model} and their builders for this package alone. */
public abstract class ModelAccess {
  private static ModelAccess instance;

  /** For subclasses. */
  protected ModelAccess() {}

  /** Called by {@link Model}, before there is any object. */
  public static void grant(ModelAccess access) {
    instance = access;
  }

  static ModelAccess get() {
    return instance;
  }

  /** The API's names of the fields that have to be set. */
  protected abstract List<String> required(Model.Builder builder);

  /** Whether a field is set, even to null. */
  protected abstract boolean isSet(Model.Builder builder, String name);

  /** Says why a field cannot be read, which then counts as set. */
  protected abstract void setUnreadable(Model.Builder builder, String name, String problem);

  /** A field by the API's name; null when it is absent or null. */
  protected abstract Object field(Model model, String name);
}
