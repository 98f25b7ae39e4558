import type { Clock } from '../clock.ts'
import { folderTransport } from './folder-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** How mail leaves: by an SMTP server where one is named, else into the folder. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  smtpUrl?: string | undefined
  /** Where `.eml` files are put without an SMTP server. */
  folder: string
  /** The sender, such as `Chignon <hello@chignon.example>`; default the brand's name and address. */
  from?: string | undefined
}

/** Opens the way out that the settings name. */
export function openTransport(
  { smtpUrl, folder, from }: MailSettings,
  brand: { name: string; email: string },
  clock: Clock,
): Transport {
  const sender = from ?? `"${brand.name.replaceAll(/["\\]/g, '')}" <${brand.email}>`
  return smtpUrl ? smtpTransport(smtpUrl, sender) : folderTransport(folder, sender, clock)
}
