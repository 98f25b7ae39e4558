-- Mail is sent by the job queue (pg-boss), which is installed before the migrations run. Waiting mail moves to it; mail that
-- was given up moves to its dead jobs.
INSERT INTO pgboss.job (id, name, data, start_after, created_on, keep_until, retry_count, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, policy, dead_letter, singleton_key, state, started_on)
  SELECT mail.id, queue.name,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'to', recipient, 'aboutId', about_id,
      'expiresAt', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
    due_at, created_at, due_at + queue.retention_seconds * interval '1s', greatest(attempts - 1, 0), queue.retry_limit,
    queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds, queue.deletion_seconds,
    queue.policy, queue.dead_letter, mail.id::text,
    case when attempts > 0 then 'retry' else 'created' end::pgboss.job_state,
    case when attempts > 0 then created_at end
  FROM outbox AS mail JOIN pgboss.queue ON queue.name = 'send-mail'
  WHERE failed_at IS NULL;
--> statement-breakpoint
INSERT INTO pgboss.job (name, data, created_on, keep_until, source_name, source_id, source_created_on, source_retry_count,
    source_output)
  SELECT queue.name, jsonb_strip_nulls(jsonb_build_object('kind', kind, 'to', recipient, 'aboutId', about_id)),
    failed_at, failed_at + queue.retention_seconds * interval '1s', 'send-mail', mail.id, created_at,
    greatest(attempts - 1, 0), jsonb_build_object('message', failure)
  FROM outbox AS mail JOIN pgboss.queue ON queue.name = 'dead-jobs'
  WHERE failed_at IS NOT NULL;
--> statement-breakpoint
DROP TABLE "outbox" CASCADE;
