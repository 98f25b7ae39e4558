import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { parseOfficeHours, type OfficeHoursSetting } from './office-hours/office-hours.ts'
import { fileSettings, fileVariables, type FileSettings } from './files/settings.ts'
import { sellerSettings, sellerVariables, type BankAccount, type Seller } from './seller/settings.ts'
import type { Brand } from './mail/email-content.ts'
import type { MailSettings } from './mail/open-transport.ts'
import { socialSettings, socialVariables, type SocialSettings } from './identity-provider/settings.ts'
import { paymentSettings, paymentVariables, type PaymentSettings } from './payment-provider/settings.ts'
import { videoSettings, videoVariables, type VideoSettings } from './ffmpeg/settings.ts'
import { readVariables } from './variables/read-variables.ts'

export { readVariables }

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

const portRange = 'must be a port number from 0 to 65535, such as 3000'
const proxyCount = 'must be the number of proxies in front of this server, from 0 to 10'
const historyYears = 'must be a number of years from 2 to 100, such as 10'
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The environment variables of the API. The web server extends them with its own. The README describes each. */
export const apiVariables = {
  PORT: z.coerce.number(portRange).int(portRange).gte(0, portRange).lte(65_535, portRange).default(3000),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/\S+$/,
      'must be a PostgreSQL address such as postgresql://user:password@localhost:5432/chignon',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/\S+$/,
      'must be an SMTP server address such as smtps://user:password@smtp.example.com:465',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be a sender such as Chignon <hello@chignon.example>',
    )
    .optional(),
  BRAND_NAME: z.string().max(40, 'must have at most 40 characters').default('Chignon'),
  BRAND_EMAIL: z
    .email('must be an e-mail address such as hello@chignon.example')
    .default('hello@chignon.example'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://academy.example' })
    .optional(),
  TRUSTED_PROXIES: z.coerce
    .number(proxyCount)
    .int(proxyCount)
    .gte(0, proxyCount)
    .lte(10, proxyCount)
    .default(0),
  MEDIA_DIR: z.string().optional(),
  OFFICE_HOURS: z
    .string()
    .default('1-5 09:00-18:00 Europe/Lisbon')
    .transform((text, context) => {
      const hours = parseOfficeHours(text)
      if (hours) return hours
      context.addIssue('must be weekdays, times and a time zone such as 1-5 09:00-18:00 Europe/Lisbon')
      return z.NEVER
    }),
  HISTORY_MONEY_YEARS: z.coerce
    .number(historyYears)
    .int(historyYears)
    .gte(2, historyYears)
    .lte(100, historyYears)
    .default(10),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
  ...sellerVariables,
  ...fileVariables,
  ...socialVariables,
  ...paymentVariables,
  ...videoVariables,
}

const schema = z.object(apiVariables)

/** The settings of the API. */
export type ApiEnv = {
  port: number
  /** An external PostgreSQL; undefined starts the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  /** An absolute path. */
  dataDir: string
  /** The address people open, without a trailing slash; undefined uses the host of each request. */
  publicUrl: string | undefined
  /** How many proxies are trusted to report the client's address. */
  trustedProxies: number
  logLevel: (typeof logLevels)[number]
  brand: Brand
  mail: MailSettings
  /** The folder of the lessons' videos, an absolute path; undefined uses the sample videos. */
  mediaFolder: string | undefined
  /** Where uploads and files we make are stored. */
  files: FileSettings
  social: SocialSettings
  seller: Seller
  bankAccount: BankAccount
  payments: PaymentSettings
  videos: VideoSettings
  /** When the academy answers chats. */
  officeHours: OfficeHoursSetting
  /** For how many years the audit log keeps what is about money. */
  historyMoneyYears: number
}

/** Reads the API's environment variables. Throws an error whose message names the first invalid one. */
export function readApiEnv(source: Record<string, string | undefined>): ApiEnv {
  return apiEnv(readVariables(schema, source))
}

/** Turns parsed variables into settings. Relative folders are relative to the root of the repository. */
export function apiEnv(variables: z.infer<typeof schema>): ApiEnv {
  const dataDir = path.resolve(repository, variables.DATA_DIR)
  const { MEDIA_DIR } = variables
  return {
    port: variables.PORT,
    databaseUrl: variables.DATABASE_URL,
    dataDir,
    publicUrl: variables.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: variables.TRUSTED_PROXIES,
    logLevel: variables.LOG_LEVEL,
    brand: { name: variables.BRAND_NAME, email: variables.BRAND_EMAIL },
    mail: { smtpUrl: variables.SMTP_URL, from: variables.MAIL_FROM, folder: path.join(dataDir, 'outbox') },
    mediaFolder: MEDIA_DIR === undefined ? undefined : path.resolve(repository, MEDIA_DIR),
    files: fileSettings(variables, dataDir, repository),
    social: socialSettings(variables),
    ...sellerSettings(variables, variables.BRAND_NAME),
    payments: paymentSettings(variables),
    videos: videoSettings(variables, dataDir, repository),
    officeHours: variables.OFFICE_HOURS,
    historyMoneyYears: variables.HISTORY_MONEY_YEARS,
  }
}
