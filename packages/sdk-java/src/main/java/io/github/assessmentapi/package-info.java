/**
 * Shared parts of all versions of the Assessment API: errors, responses, pages, uploads and webhook
 * verification. The clients are {@link io.github.assessmentapi.v1.V1Client}, {@link
 * io.github.assessmentapi.v2.V2Client} and {@link io.github.assessmentapi.v3.V3Client}.
 */
@NullMarked
package io.github.assessmentapi;

import org.jspecify.annotations.NullMarked;
