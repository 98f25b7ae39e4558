import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiEnv, apiVariables, readVariables, type ApiEnv } from '@chignon/api/env'
import { isLocale, locales, type Locale } from '@chignon/contract/platform/locale'
import * as z from 'zod'
import type { Brand } from '../app/lib/data/brand.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://academy.example' })

const schema = z.object({
  ...apiVariables,
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  HOST: z.string().optional(),
  API_URL: url.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOCALES: z
    .string()
    .default(locales.join(','))
    .transform((list) => list.split(',').map((locale) => locale.trim()))
    .pipe(
      z
        .array(z.custom<Locale>(isLocale, `must be a list of some of ${locales.join(',')}`))
        .refine((list) => list.includes('en'), 'must include en, the fallback of every text'),
    ),
  COMMUNITY: z.enum(['on', 'off'], 'must be on or off').default('on'),
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

/** The settings of the web server and of the API it mounts, parsed at start. The README lists the variables. */
export type WebEnv = ApiEnv & {
  isProduction: boolean
  host: string | undefined
  /** An API on another host; undefined mounts ours. */
  apiUrl: string | undefined
  sessionSecret: string
  locales: readonly Locale[]
  brand: Brand
  /** Whether the community is switched on. */
  hasCommunity: boolean
  app: MobileApp
}

/** Reads the environment. Throws an error whose message names the invalid variable and how to fix it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WebEnv {
  const variables = readVariables(schema, source)
  const api = apiEnv(variables)
  return {
    ...api,
    isProduction: variables.NODE_ENV === 'production',
    host: variables.HOST,
    apiUrl: variables.API_URL,
    sessionSecret: variables.SESSION_SECRET ?? loadOrCreateSecret(api.dataDir),
    locales: variables.LOCALES,
    hasCommunity: variables.COMMUNITY === 'on',
    brand: {
      ...api.brand,
      social: [
        { id: 'instagram', name: 'Instagram', url: variables.BRAND_INSTAGRAM },
        { id: 'youtube', name: 'YouTube', url: variables.BRAND_YOUTUBE },
        { id: 'tiktok', name: 'TikTok', url: variables.BRAND_TIKTOK },
        { id: 'facebook', name: 'Facebook', url: variables.BRAND_FACEBOOK },
        { id: 'pinterest', name: 'Pinterest', url: variables.BRAND_PINTEREST },
      ],
      stores: [
        ...(variables.IOS_APP_STORE_URL
          ? [{ id: 'ios' as const, name: 'App Store', url: variables.IOS_APP_STORE_URL }]
          : []),
        ...(variables.ANDROID_APP_STORE_URL
          ? [{ id: 'android' as const, name: 'Google Play', url: variables.ANDROID_APP_STORE_URL }]
          : []),
      ],
    },
    app: {
      iosAppId: variables.IOS_APP_ID,
      androidPackage: variables.ANDROID_PACKAGE,
      androidCertificates: variables.ANDROID_CERT_SHA256 ?? [],
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
