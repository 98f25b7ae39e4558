import type { Clock } from '../clock/clock.ts'
import { folderTransport } from './folder-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** Settings of the transport: an SMTP server if there is one, otherwise files in a folder. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  smtpUrl?: string | undefined
  /** The folder of the `.eml` files without an SMTP server. */
  folder: string
  /** The sender, such as `Chignon <hello@chignon.example>`. Default: the brand's name and address. */
  from?: string | undefined
}

/** Creates the transport for the given settings. */
export function openTransport(
  { smtpUrl, folder, from }: MailSettings,
  brand: { name: string; email: string },
  clock: Clock,
): Transport {
  const sender = from ?? `"${brand.name.replaceAll(/["\\]/g, '')}" <${brand.email}>`
  return smtpUrl ? smtpTransport(smtpUrl, sender) : folderTransport(folder, sender, clock)
}
