import type { z } from 'zod'

/** Reads variables of the environment; an empty value is an absent one. Throws one sentence naming the first that is wrong. */
export function readVariables<Schema extends z.ZodObject>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = String(issue?.path[0])
  throw new Error(`${name} ${issue?.message}${shown(name, given[name])}.`)
}

// This sentence ends up in logs: an address may hold a password, and a secret is one.
function shown(name: string, value: string | undefined): string {
  if (value === undefined || name.endsWith('_SECRET')) return ''
  return `; it is ${JSON.stringify(/^(DATABASE|SMTP)_URL$/.test(name) ? value.replace(/:[^:@/]*@/, ':…@') : value)}`
}
