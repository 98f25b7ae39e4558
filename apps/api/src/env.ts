import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Each variable: what it has to be, and how to say so. */
const variables = {
  PORT: z.coerce
    .number('has to be a port number from 0 to 65535, such as 3001')
    .int('has to be a port number from 0 to 65535, such as 3001')
    .gte(0, 'has to be a port number from 0 to 65535, such as 3001')
    .lte(65_535, 'has to be a port number from 0 to 65535, such as 3001')
    .default(3001),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/\S+$/,
      'has to be the address of a PostgreSQL, such as postgresql://user:password@localhost:5432/chignon; leave it out to use the embedded one',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'has to be the address people open, such as https://academy.example.com',
    })
    .optional(),
  TRUSTED_PROXIES: z.coerce
    .number('has to be the number of proxies before this server, such as 1; 0 without any')
    .int('has to be the number of proxies before this server, such as 1; 0 without any')
    .gte(0, 'has to be the number of proxies before this server, such as 1; 0 without any')
    .lte(10, 'has to be the number of proxies before this server, at most 10')
    .default(0),
  MEDIA_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'has to be one of fatal, error, warn, info, debug, trace and silent',
    })
    .default('info'),
}

const schema = z.object(variables)

/** The environment of the provider, checked. `DATA_DIR` and `MEDIA_DIR` are absolute: a relative one counts from the repository's root. */
export type Env = z.infer<typeof schema>

/** Reads the environment; an empty value is an absent one. Throws one sentence naming the first variable that is wrong. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0])
    throw new Error(`${name} ${issue?.message}; it is ${JSON.stringify(shown(name, given[name]))}.`)
  }
  const { DATA_DIR, MEDIA_DIR } = result.data
  return {
    ...result.data,
    DATA_DIR: path.resolve(repository, DATA_DIR),
    MEDIA_DIR: MEDIA_DIR === undefined ? undefined : path.resolve(repository, MEDIA_DIR),
  }
}

// A database address may hold a password, and this sentence ends up in logs.
function shown(name: string, value: string | undefined): string | undefined {
  return name === 'DATABASE_URL' ? value?.replace(/:[^:@/]*@/, ':…@') : value
}
