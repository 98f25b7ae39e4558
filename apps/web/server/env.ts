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
        .array(z.custom<Locale>(isLocale, `must be a list of some of ${locales.join(',')}`))
        .refine((list) => list.includes('en'), 'must include en, the fallback of every text'),
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
    .transform((list) => list.split(',').map((fingerprint) => fingerprint.trim().toUpperCase()))
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

/** The identifiers of the companion mobile app. */
export type MobileApp = {
  /** Team and bundle id, such as `ABCDE12345.com.example.app`. */
  iosAppId: string | undefined
  androidPackage: string | undefined
  /** SHA-256 fingerprints of its signing certificates. */
  androidCertificates: readonly string[]
}

/** The settings of the web server, parsed at start. The README lists the variables. */
export type WebEnv = {
  isProduction: boolean
  port: number
  host: string | undefined
  /** An external PostgreSQL; undefined starts the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  /** A provider on another host; undefined mounts ours. */
  apiUrl: string | undefined
  /** The address people open, without a trailing slash; undefined uses the host of each request. */
  publicUrl: string | undefined
  dataDir: string
  /** How mail is sent: by the SMTP server, else as files in `dataDir/outbox`. */
  mail: { smtpUrl: string | undefined; from: string | undefined; folder: string }
  /** The folder of the lessons' videos; undefined uses the sample videos. */
  mediaFolder: string | undefined
  sessionSecret: string
  trustedProxies: number
  logLevel: (typeof logLevels)[number]
  locales: readonly Locale[]
  brand: Brand
  app: MobileApp
}

/** Reads the environment. Throws an error whose message names the invalid variable and how to fix it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WebEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    // The message ends up in logs, so it must not contain passwords.
    const isSecret = name === 'DATABASE_URL' || name === 'SMTP_URL' || name === 'SESSION_SECRET'
    const actual = isSecret ? '' : `; it is “${source[name]}”`
    throw new Error(`The environment variable ${name} ${issue?.message}${actual}.`)
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
    sessionSecret: env.SESSION_SECRET ?? loadOrCreateSecret(path.resolve(env.DATA_DIR)),
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

// The secret is saved, so that a restart ends no session.
function loadOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const secret = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
  } catch {
    throw new Error(
      `The folder ${dataDir} is not writable; give this account write access, or set DATA_DIR to another folder.`,
    )
  }
  return secret
}
