package io.github.assessmentapi.internal;

import io.github.assessmentapi.Model;
import java.util.List;

/** Gives this package access to {@link Model} objects and their builders. */
public abstract class ModelAccess {
  private static ModelAccess instance;

  protected ModelAccess() {}

  /** Called by the static initializer of {@link Model}. */
  public static void grant(ModelAccess access) {
    instance = access;
  }

  static ModelAccess get() {
    return instance;
  }

  /** Returns the API's names of required fields. */
  protected abstract List<String> required(Model.Builder builder);

  /** Returns whether a field is set, even to null. */
  protected abstract boolean isSet(Model.Builder builder, String name);

  /** Marks a field as unreadable, which counts as set. */
  protected abstract void setUnreadable(Model.Builder builder, String name, String problem);

  /** Returns a field by the API's name; null if absent or null. */
  protected abstract Object field(Model model, String name);
}
