/**
 * The ground that the generated operations and models stand on. It is no part of the SDK's
 * interface, and changes without notice.
 */
package io.github.assessmentapi.internal;
