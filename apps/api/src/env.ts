import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readVariables } from './read-variables.ts'

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
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/\S+$/,
      'has to be the address of an SMTP server, such as smtps://user:password@smtp.example.com:465; leave it out to have mail put into DATA_DIR/outbox',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'has to be a sender, such as Chignon <hello@chignon.example>',
    )
    .optional(),
  BRAND_NAME: z.string().max(40, 'has to have at most 40 characters').default('Chignon'),
  BRAND_EMAIL: z
    .email('has to be an e-mail address, such as hello@chignon.example')
    .default('hello@chignon.example'),
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
  const env = readVariables(schema, source)
  const { DATA_DIR, MEDIA_DIR } = env
  return {
    ...env,
    DATA_DIR: path.resolve(repository, DATA_DIR),
    MEDIA_DIR: MEDIA_DIR === undefined ? undefined : path.resolve(repository, MEDIA_DIR),
  }
}
