import type { z } from 'zod'

/** Parses environment variables; an empty value counts as absent. Throws an error whose message names the first invalid one. */
export function readVariables<Schema extends z.ZodObject>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.infer<Schema> {
  const variables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = String(issue?.path[0])
  throw new Error(`The environment variable ${name} ${issue?.message}${actualValue(name, variables[name])}.`)
}

/** The error of a variable that is missing though another is set. */
export function mustAccompany(missing: string, present: string): Error {
  return new Error(`The environment variable ${missing} must be set along with ${present}.`)
}

// The message ends up in logs, so it must not contain passwords.
function actualValue(name: string, value: string | undefined): string {
  const isSecret = name === 'DATABASE_URL' || name === 'SMTP_URL' || name.includes('SECRET')
  return isSecret || value === undefined ? '' : `; it is “${value}”`
}
