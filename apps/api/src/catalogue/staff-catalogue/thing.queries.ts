import { type SQL, sql } from '../../platform/db/drizzle.ts'

// Tables of four kinds of things and their drafts, as one table. Their SQL is alike but for names.

const productTables = [
  { kind: 'course', table: 'courses', price: 'price', lessons: 'course_id', educators: 'course' },
  { kind: 'program', table: 'programs', price: 'price', lessons: null, educators: null },
  {
    kind: 'online-masterclass',
    table: 'online_masterclasses',
    price: 'price',
    lessons: 'online_masterclass_id',
    educators: 'online_masterclass',
  },
  {
    kind: 'live-masterclass',
    table: 'live_masterclasses',
    price: null,
    lessons: null,
    educators: 'live_masterclass',
  },
] as const

type ProductTable = (typeof productTables)[number]

const idsOf = ({ kind, educators }: ProductTable): string => {
  if (educators !== null)
    return `array(select user_id from ${educators}_educators where ${educators}_id = item.id order by position)`
  return kind === 'program'
    ? `array(select distinct user_id from course_educators join program_courses using (course_id)
        where program_id = item.id)`
    : 'array[]::uuid[]'
}

const lessonNames = ({ lessons }: ProductTable): string =>
  lessons === null
    ? `'[]'`
    : `coalesce((select jsonb_agg(name order by position) from lessons where ${lessons} = item.id), '[]')`

const published = productTables
  .map(
    (
      product,
    ) => `select '${product.kind}' as kind, item.id, item.slug, ${product.price ?? 'null::integer'} as price, item.name,
      jsonb_build_array(item.name, item.summary, item.description) || ${lessonNames(product)} as texts,
      ${idsOf(product)} as teacher_ids, item.updated_at, item.published_at
    from ${product.table} as item`,
  )
  .join(' union all ')

/** Everything that is taught and sold, with what its draft says if it has one. */
export const things: SQL = sql.raw(`
  select coalesce(item.kind, draft.subject_type) as kind, coalesce(item.id, draft.subject_id) as id, item.slug,
    case when draft.data is null then item.price else (draft.data->>'price')::integer end as price,
    coalesce(draft.data->'name', item.name) as name,
    case when draft.data is null then item.texts else
      jsonb_build_array(draft.data->'name', draft.data->'summary', draft.data->'description')
        || coalesce((select jsonb_agg(value->'name' order by (value->>'position')::numeric)
          from jsonb_each(draft.data->'lessons')), '[]') end as texts,
    case when not coalesce(draft.data ? 'educators', false) then coalesce(item.teacher_ids, '{}') else array(
      select key::uuid from jsonb_each(draft.data->'educators') order by (value->>'position')::numeric) end as teacher_ids,
    coalesce(item.teacher_ids, '{}') || coalesce(draft.created_by, '00000000-0000-0000-0000-000000000000')
      || array(select key::uuid from jsonb_object_keys(draft.data->'educators') as key) as own_ids,
    coalesce(draft.changed_at, item.updated_at) as changed_at, draft.scheduled_at,
    case when draft.scheduled_at is not null then 'scheduled' when item.published_at is null then 'draft'
      when draft.revision is distinct from draft.published_revision then 'changed' else 'published' end as state
  from (${published}) as item
  full join drafts as draft on draft.subject_type = item.kind and draft.subject_id = item.id`)

/** The educators of the thing in the row of the page, in order. */
export const educatorsOf: SQL = sql.raw(`(select coalesce(json_agg(json_build_object(
    'id', users.id, 'firstName', users.first_name, 'lastName', users.last_name) order by taught.position), '[]')
  from unnest(teacher_ids) with ordinality as taught(id, position) join users on users.id = taught.id)`)

/** How many people have access to the thing in the row of the page, or a ticket for it. */
export function ownersOf(now: Date): SQL {
  return sql`(case kind
    when 'live-masterclass' then (select count(*) from tickets join ticket_types on ticket_types.id = ticket_type_id
      where live_masterclass_id = page.id and tickets.state in ('valid', 'used'))
    else (select count(distinct user_id) from accesses where ends_at > ${now.toISOString()}::timestamptz and (
      kind = 'course' and (course_id = page.id
        or program_id in (select program_id from program_courses where course_id = page.id))
      or kind = 'program' and program_id = page.id
      or kind = 'online-masterclass' and online_masterclass_id = page.id))
    end)::integer`
}
