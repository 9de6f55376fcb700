/** Base of the generated operations and models. Internal; changes without notice. */
package io.github.assessmentapi.internal;
