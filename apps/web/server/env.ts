import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isLocale, locales, type Locale } from '@chignon/contract/locale'
import * as z from 'zod'
import type { Brand } from '../app/lib/brand.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://academy.example' })

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  PORT: z.coerce.number({ error: 'must be a number such as 3000' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/\S+$/,
      'must be an address such as postgresql://user:password@localhost:5432/chignon',
    )
    .optional(),
  API_URL: url.optional(),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z
    .string()
    .min(1, 'must name a folder')
    .default(path.resolve(import.meta.dirname, '../../../.data')),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@smtp.example.com:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be a sender such as Chignon <hello@chignon.example>',
    )
    .optional(),
  MEDIA_DIR: z.string().optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: z.coerce.number({ error: 'must be a number such as 1' }).int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  LOCALES: z
    .string()
    .default(locales.join(','))
    .transform((list) => list.split(',').map((locale) => locale.trim()))
    .pipe(
      z
        .array(z.custom<Locale>(isLocale, `must be a list out of ${locales.join(',')}`))
        .refine((list) => list.includes('en'), 'must hold en, which every text falls back to'),
    ),
  BRAND_NAME: z.string().max(40, 'must have at most 40 characters').default('Chignon'),
  BRAND_EMAIL: z.email('must be an e-mail address').default('hello@chignon.example'),
  BRAND_INSTAGRAM: url.default('https://www.instagram.com/chignon'),
  BRAND_YOUTUBE: url.default('https://www.youtube.com/@chignon'),
  BRAND_TIKTOK: url.default('https://www.tiktok.com/@chignon'),
  BRAND_FACEBOOK: url.default('https://www.facebook.com/chignon'),
  BRAND_PINTEREST: url.default('https://www.pinterest.com/chignon'),
  IOS_APP_ID: z
    .string()
    .regex(
      /^[A-Z0-9]{10}\.[\w-]+(\.[\w-]+)+$/,
      'must be a team and a bundle such as ABCDE12345.com.example.app',
    )
    .optional(),
  IOS_APP_STORE_URL: url
    .regex(/\/id\d+/, 'must be an address such as https://apps.apple.com/app/id123456789')
    .optional(),
  ANDROID_PACKAGE: z
    .string()
    .regex(/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/, 'must be a package such as com.example.app')
    .optional(),
  ANDROID_CERT_SHA256: z
    .string()
    .transform((list) => list.split(',').map((print) => print.trim().toUpperCase()))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
            'must be a list of fingerprints such as 14:6D:…:3A, 32 pairs each',
          ),
      ),
    )
    .optional(),
  ANDROID_APP_STORE_URL: url.optional(),
})

/** The companion mobile app, as the platforms tell it from others. */
export type MobileApp = {
  /** Team and bundle: `ABCDE12345.com.example.app`. */
  iosAppId: string | undefined
  androidPackage: string | undefined
  /** SHA-256 fingerprints of the certificates it is signed with. */
  androidCertificates: readonly string[]
}

/** The web server's settings, parsed once before anything else runs. Listed in the README. */
export type WebEnv = {
  isProduction: boolean
  port: number
  host: string | undefined
  /** A PostgreSQL of one's own; without it the embedded one is started in `dataDir`. */
  databaseUrl: string | undefined
  /** Another provider; without it the web server mounts ours. */
  apiUrl: string | undefined
  /** The address people type; without it, the request's own host. */
  publicUrl: string | undefined
  dataDir: string
  /** How mail leaves: by an SMTP server where one is named, else as files into `dataDir/outbox`. */
  mail: { smtpUrl: string | undefined; from: string | undefined; folder: string }
  /** The folder the lessons’ videos are in; without it, the sample academy's. */
  mediaFolder: string | undefined
  sessionSecret: string
  trustedProxies: number
  logLevel: (typeof logLevels)[number]
  locales: readonly Locale[]
  brand: Brand
  app: MobileApp
}

/** Reads the environment. Throws an error whose message says which variable is wrong and how to mend it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WebEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    // What holds a password is not shown: this sentence ends up in logs.
    const isSecret = name === 'DATABASE_URL' || name === 'SMTP_URL' || name === 'SESSION_SECRET'
    const shown = isSecret ? '' : `; it is “${source[name]}”`
    throw new Error(`The environment variable ${name} ${issue?.message}${shown}.`)
  }
  const env = parsed.data
  return {
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    apiUrl: env.API_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      folder: path.join(path.resolve(env.DATA_DIR), 'outbox'),
    },
    mediaFolder: env.MEDIA_DIR === undefined ? undefined : path.resolve(env.MEDIA_DIR),
    sessionSecret: env.SESSION_SECRET ?? keptSecret(path.resolve(env.DATA_DIR)),
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    locales: env.LOCALES,
    brand: {
      name: env.BRAND_NAME,
      email: env.BRAND_EMAIL,
      social: [
        { id: 'instagram', name: 'Instagram', url: env.BRAND_INSTAGRAM },
        { id: 'youtube', name: 'YouTube', url: env.BRAND_YOUTUBE },
        { id: 'tiktok', name: 'TikTok', url: env.BRAND_TIKTOK },
        { id: 'facebook', name: 'Facebook', url: env.BRAND_FACEBOOK },
        { id: 'pinterest', name: 'Pinterest', url: env.BRAND_PINTEREST },
      ],
      stores: [
        ...(env.IOS_APP_STORE_URL
          ? [{ id: 'ios' as const, name: 'App Store', url: env.IOS_APP_STORE_URL }]
          : []),
        ...(env.ANDROID_APP_STORE_URL
          ? [{ id: 'android' as const, name: 'Google Play', url: env.ANDROID_APP_STORE_URL }]
          : []),
      ],
    },
    app: {
      iosAppId: env.IOS_APP_ID,
      androidPackage: env.ANDROID_PACKAGE,
      androidCertificates: env.ANDROID_CERT_SHA256 ?? [],
    },
  }
}

// Without a secret of its own the server makes one and keeps it, so that a restart signs nobody out.
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const secret = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
  } catch {
    throw new Error(
      `The folder ${dataDir} cannot be written to; let this account write there, or name another by DATA_DIR.`,
    )
  }
  return secret
}
