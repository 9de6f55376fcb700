package io.github.assessmentapi.server.team;

import io.github.assessmentapi.server.v1.api.ExamsApiDelegate;
import io.github.assessmentapi.server.v1.model.Exam;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

@Component
class Exams implements ExamsApiDelegate {
  @Override
  public ResponseEntity<Exam> getExam(String id) {
    if (!id.equals("tst_1"))
      throw new ResponseStatusException(HttpStatus.NOT_FOUND, "No exam has the id " + id);
    BigDecimal minutes = BigDecimal.valueOf(90);
    return ResponseEntity.ok(
        new Exam(id, "Java", minutes, true, BigDecimal.ONE, BigDecimal.TEN, List.of("java")));
  }
}
