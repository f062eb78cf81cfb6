/** What a refused append raises; its detail is the conflict. */
export const CONFLICT = 'OL001'
/** The channel of commits. */
export const CHANNEL = 'onelot_commits'

/**
 * Functions that run in the server, so that all that one command writes takes one round trip. Streams and claims are locked in the order of their
 * names before anything is written, so that writers of the same ones wait for each other and not in a circle. Streams that are expected to stay
 * as they are have a shared lock.
 * A migration that changes one runs them all again.
 */
export const functions = `
CREATE OR REPLACE FUNCTION refuse(conflict jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = '${CONFLICT}', MESSAGE = 'conflict', DETAIL = conflict::text;
END $$;

CREATE OR REPLACE FUNCTION lock_streams(written text[], expected text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT n FROM (SELECT unnest(written) UNION SELECT unnest(expected)) AS streams_of_appends (n) ORDER BY n COLLATE "C"
  LOOP
    IF name = ANY (written) THEN
      PERFORM 1 FROM streams WHERE stream = name FOR UPDATE;
    ELSE
      PERFORM expect_stream(name);
    END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION expect_stream(wanted text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  head integer;
BEGIN
  SELECT version INTO head FROM streams WHERE stream = wanted FOR SHARE;
  IF FOUND THEN RETURN head; END IF;
  -- What has no events yet is locked as well: its first event waits.
  INSERT INTO streams (stream, kind, version) VALUES (wanted, split_part(wanted, '/', 1), 0) ON CONFLICT DO NOTHING;
  SELECT version INTO head FROM streams WHERE stream = wanted FOR SHARE;
  RETURN head;
END $$;

CREATE OR REPLACE FUNCTION open_stream(wanted text, of_kind text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  head integer;
BEGIN
  SELECT version INTO head FROM streams WHERE stream = wanted FOR UPDATE;
  IF FOUND THEN RETURN head; END IF;
  INSERT INTO streams (stream, kind, version) VALUES (wanted, of_kind, 0) ON CONFLICT DO NOTHING;
  SELECT version INTO head FROM streams WHERE stream = wanted FOR UPDATE;
  RETURN head;
END $$;

CREATE OR REPLACE FUNCTION project(part jsonb, after integer, moment text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own text := part->>'stream';
  item jsonb;
BEGIN
  IF jsonb_array_length(part->'owners') > 0 THEN
    DELETE FROM timers WHERE stream = own AND owner IN (SELECT jsonb_array_elements_text(part->'owners'));
    DELETE FROM watches WHERE stream = own AND owner IN (SELECT jsonb_array_elements_text(part->'owners'));
  END IF;
  FOR item IN SELECT jsonb_array_elements(part->'timers') LOOP
    INSERT INTO timers VALUES (own, item->>'owner', item->>'kind', after, item->>'dueAt')
    ON CONFLICT (stream, owner, kind) DO UPDATE SET version = excluded.version, due_at = excluded.due_at;
  END LOOP;
  FOR item IN SELECT jsonb_array_elements(part->'watches') LOOP
    INSERT INTO scans (instrument, checked_to) VALUES (item->>'instrument', moment) ON CONFLICT DO NOTHING;
    DELETE FROM watches WHERE stream = own AND owner = item->>'owner' AND kind = item->>'kind';
    INSERT INTO watches VALUES (own, item->>'owner', item->>'kind', after, item->>'instrument', item->>'lane',
      (item->>'price')::numeric, item->>'cross', NULL, moment, 1);
  END LOOP;
  FOR item IN SELECT jsonb_array_elements(part->'rows') LOOP
    IF item->'row' IS NULL THEN
      DELETE FROM list_rows WHERE collection = item->>'collection' AND stream = own AND key = item->>'key';
    ELSE
      INSERT INTO list_rows VALUES (item->>'collection', own, item->>'key', item->'row'->>'state', item->'row'->>'group',
        item->'row'->>'sortKey', item->'row'->>'body')
      ON CONFLICT (stream, collection, key) DO UPDATE SET state = excluded.state, row_group = excluded.row_group,
        sort_key = excluded.sort_key, body = excluded.body;
    END IF;
  END LOOP;
  item := part->'snapshot';
  IF item IS NOT NULL THEN
    INSERT INTO snapshots VALUES (own, (item->>'version')::integer, item->>'shape', item->>'state')
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, shape = excluded.shape, state = excluded.state;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION change_records(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change jsonb;
  item jsonb;
BEGIN
  FOR change IN SELECT jsonb_array_elements(changes) LOOP
    item := change->'record';
    CASE change->>'kind'
      WHEN 'remove' THEN
        DELETE FROM records WHERE collection = change->>'collection' AND key = change->>'key';
      WHEN 'removeOwned' THEN
        DELETE FROM records WHERE collection = change->>'collection' AND owner = change->>'owner'
          AND key IS DISTINCT FROM change->>'but';
      WHEN 'keep' THEN
        UPDATE records SET expires_at = NULL
        WHERE collection = change->>'collection' AND key = change->>'key' AND expires_at IS NOT NULL;
        IF NOT FOUND THEN
          PERFORM refuse(jsonb_build_object('kind', 'notExpiring', 'collection', change->>'collection', 'key', change->>'key'));
        END IF;
      WHEN 'replace' THEN
        INSERT INTO records VALUES (item->>'collection', item->>'key', item->>'owner', item->>'body', item->>'expiresAt')
        ON CONFLICT (collection, key) DO UPDATE SET owner = excluded.owner, body = excluded.body,
          expires_at = excluded.expires_at;
      ELSE
        INSERT INTO records VALUES (item->>'collection', item->>'key', item->>'owner', item->>'body', item->>'expiresAt')
        ON CONFLICT DO NOTHING;
        IF NOT FOUND THEN
          PERFORM refuse(jsonb_build_object('kind', 'keyTaken', 'collection', item->>'collection', 'key', item->>'key'));
        END IF;
    END CASE;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION claim(wanted jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  added numeric := (wanted->>'amount')::numeric;
  claimed numeric;
BEGIN
  INSERT INTO claims VALUES (wanted->>'key', 0) ON CONFLICT DO NOTHING;
  SELECT amount INTO claimed FROM claims WHERE key = wanted->>'key' FOR UPDATE;
  IF added > 0 AND claimed + added > (wanted->>'max')::numeric THEN
    PERFORM refuse(jsonb_build_object('kind', 'quotaExceeded', 'key', wanted->>'key'));
  END IF;
  UPDATE claims SET amount = greatest(claimed + added, 0) WHERE key = wanted->>'key';
END $$;

CREATE OR REPLACE FUNCTION write_outbox(entry jsonb, recipients jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  placed bigint;
BEGIN
  INSERT INTO outbox (id, process, at, correlation, body)
  VALUES (entry->>'id', entry->>'process', entry->>'at', entry->>'correlation', entry->>'body') RETURNING position INTO placed;
  IF recipients->>'kind' = 'stream' THEN
    INSERT INTO deliveries VALUES (placed, recipients->>'stream', '', entry->>'id');
    RETURN;
  ELSIF recipients->>'each' = 'stream' THEN
    INSERT INTO deliveries SELECT DISTINCT placed, stream, '', entry->>'id' FROM list_rows
    WHERE collection = recipients->>'collection'
      AND row_group = recipients->>'group'
      AND (recipients->>'state' IS NULL OR state = recipients->>'state');
  ELSE
    INSERT INTO deliveries SELECT placed, stream, key, entry->>'id', state, row_group, sort_key, body FROM list_rows
    WHERE collection = recipients->>'collection'
      AND row_group = recipients->>'group'
      AND (recipients->>'state' IS NULL OR state = recipients->>'state');
  END IF;
  IF NOT FOUND THEN DELETE FROM outbox WHERE position = placed; END IF;
END $$;

CREATE OR REPLACE FUNCTION take_fired(fired jsonb, delivered jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF fired->>'what' = 'timer' THEN
    DELETE FROM timers WHERE stream = fired->>'stream' AND owner = fired->>'owner' AND kind = fired->>'kind'
      AND version = (fired->>'version')::integer;
    IF NOT FOUND THEN PERFORM refuse('{"kind": "alreadyFired"}'); END IF;
  ELSIF fired IS NOT NULL THEN
    DELETE FROM watches WHERE stream = fired->>'stream' AND owner = fired->>'owner' AND kind = fired->>'kind'
      AND version = (fired->>'version')::integer;
    IF NOT FOUND THEN PERFORM refuse('{"kind": "alreadyFired"}'); END IF;
  END IF;
  IF delivered IS NOT NULL THEN
    DELETE FROM deliveries WHERE position = (SELECT position FROM outbox WHERE id = delivered->>'entry')
      AND stream = delivered->>'stream' AND key = delivered->>'key';
    IF NOT FOUND THEN PERFORM refuse('{"kind": "alreadyFired"}'); END IF;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION write_append(a jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part jsonb;
  item jsonb := a->'outcome';
  after integer;
BEGIN
  IF item IS NOT NULL THEN
    INSERT INTO outcomes VALUES (item->>'scope', item->>'endpoint', item->>'key', item->>'bodyHash', item->>'answer',
      item->>'expiresAt') ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN PERFORM refuse('{"kind": "outcomeExists"}'); END IF;
  END IF;
  PERFORM take_fired(a->'fired', a->'delivered');
  FOR item IN SELECT jsonb_array_elements(a->'expects') LOOP
    IF expect_stream(item->>'stream') <> (item->>'version')::integer THEN
      PERFORM refuse(jsonb_build_object('kind', 'version', 'stream', item->>'stream'));
    END IF;
  END LOOP;
  FOR part IN SELECT jsonb_array_elements(a->'streams') LOOP
    IF open_stream(part->>'stream', part->>'kind') <> (part->>'expectedVersion')::integer THEN
      PERFORM refuse(jsonb_build_object('kind', 'version', 'stream', part->>'stream'));
    END IF;
    IF jsonb_array_length(part->'events') > 0 AND EXISTS (
      SELECT 1 FROM events WHERE stream = part->>'stream' AND command = a->>'command' AND ordinal = 1
    ) THEN
      PERFORM refuse(jsonb_build_object('kind', 'commandRepeated', 'stream', part->>'stream'));
    END IF;
  END LOOP;
  FOR part IN SELECT jsonb_array_elements(a->'streams') LOOP
    after := (part->>'expectedVersion')::integer + jsonb_array_length(part->'events');
    INSERT INTO events (stream, version, ordinal, actor, command, correlation, body)
    SELECT part->>'stream', (part->>'expectedVersion')::integer + e.ordinal, e.ordinal, a->>'actor', a->>'command',
      a->>'correlation', e.body
    FROM jsonb_array_elements_text(part->'events') WITH ORDINALITY AS e (body, ordinal) ORDER BY e.ordinal;
    PERFORM project(part, after, a->>'at');
    UPDATE streams SET version = after, changed_at = clock_timestamp(),
      due_at = (SELECT min(t.due_at) FROM timers t WHERE t.stream = part->>'stream') WHERE stream = part->>'stream';
  END LOOP;
  IF a->'fired' IS NOT NULL THEN
    UPDATE streams SET due_at = (SELECT min(t.due_at) FROM timers t WHERE t.stream = a->'fired'->>'stream')
    WHERE stream = a->'fired'->>'stream';
  END IF;
  PERFORM change_records(a->'records');
  PERFORM claim(c) FROM jsonb_array_elements(a->'quotaClaims') AS c;
  PERFORM write_outbox(o->'entry', o->'recipients') FROM jsonb_array_elements(a->'outbox') AS o;
  PERFORM pg_notify('${CHANNEL}', n) FROM jsonb_array_elements_text(a->'notices') AS n;
END $$;

CREATE OR REPLACE FUNCTION append_all(batch jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  endings jsonb := '[]';
  a jsonb;
  conflict text;
BEGIN
  PERFORM lock_streams(ARRAY(
    SELECT p->>'stream' FROM jsonb_array_elements(batch) b, jsonb_array_elements(b->'streams') p
    UNION SELECT b->'fired'->>'stream' FROM jsonb_array_elements(batch) b WHERE b->'fired' IS NOT NULL
  ), ARRAY(
    SELECT e->>'stream' FROM jsonb_array_elements(batch) b, jsonb_array_elements(b->'expects') e
  ));
  PERFORM 1 FROM claims WHERE key IN (
    SELECT c->>'key' FROM jsonb_array_elements(batch) b, jsonb_array_elements(b->'quotaClaims') c
  ) ORDER BY key FOR UPDATE;
  FOR a IN SELECT jsonb_array_elements(batch) LOOP
    BEGIN
      PERFORM write_append(a);
      endings := endings || '{"kind": "stored"}'::jsonb;
    EXCEPTION
      WHEN SQLSTATE '${CONFLICT}' THEN
        GET STACKED DIAGNOSTICS conflict = PG_EXCEPTION_DETAIL;
        endings := endings || jsonb_build_object('kind', 'conflict', 'conflict', conflict::jsonb);
      WHEN deadlock_detected THEN
        endings := endings || '{"kind": "again"}'::jsonb;
      WHEN OTHERS THEN
        endings := endings || jsonb_build_object('kind', 'error', 'message', SQLERRM);
    END;
  END LOOP;
  RETURN endings;
END $$;

CREATE OR REPLACE FUNCTION rebuild(r jsonb, of_kind text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own text := r->>'stream';
  looked jsonb;
BEGIN
  IF open_stream(own, of_kind) <> (r->>'expectedVersion')::integer THEN
    PERFORM refuse(jsonb_build_object('kind', 'version', 'stream', own));
  END IF;
  SELECT coalesce(jsonb_agg(to_jsonb(w) || jsonb_build_object('checked_to',
      CASE WHEN w.fresh = 1 THEN w.checked_to ELSE s.checked_to END)), '[]') INTO looked
  FROM watches w JOIN scans s ON s.instrument = w.instrument WHERE w.stream = own;
  DELETE FROM timers WHERE stream = own;
  DELETE FROM watches WHERE stream = own;
  DELETE FROM list_rows WHERE stream = own;
  DELETE FROM snapshots WHERE stream = own;
  PERFORM project(r, (r->>'expectedVersion')::integer, r->>'at');
  UPDATE watches w SET checked_to = l.checked_to, peak = l.peak
  FROM jsonb_to_recordset(looked) AS l (owner text, kind text, instrument text, crossing text, checked_to text, peak text)
  WHERE w.stream = own AND w.owner = l.owner AND w.kind = l.kind AND w.instrument = l.instrument
    AND w.crossing = l.crossing;
  UPDATE streams SET due_at = (SELECT min(t.due_at) FROM timers t WHERE t.stream = own) WHERE stream = own;
END $$;
`
