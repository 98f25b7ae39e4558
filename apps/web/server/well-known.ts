import type { Locale } from '@chignon/contract/platform/locale'
import type { MobileApp } from './env.ts'

/** The paths that open in the mobile app instead of the browser. */
export const appPaths = ['/discussions/*', '/account/password-reset/*'] as const

const monthsAhead = 6

const components = appPaths.map((path) => ({ '/': path }))

/**
 * The association file of iOS: the paths that open in the app, and the app's id if one is configured. iOS 12 reads the
 * older keys `appID` and `paths`.
 */
export function appleAssociation({ iosAppId }: MobileApp): object {
  const app = iosAppId ? { appIDs: [iosAppId], appID: iosAppId } : { appIDs: [] }
  return { applinks: { apps: [], details: [{ ...app, components, paths: appPaths }] } }
}

/**
 * The Digital Asset Links of Android: the app and, for Android 15 and later, the paths that open in it. Empty if no app is
 * configured.
 */
export function androidAssociation({ androidPackage, androidCertificates }: MobileApp): object[] {
  if (!androidPackage || androidCertificates.length === 0) return []
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: androidPackage,
        sha256_cert_fingerprints: androidCertificates,
      },
      relation_extensions: {
        'delegate_permission/common.handle_all_urls': { dynamic_app_link_components: components },
      },
    },
  ]
}

/**
 * The content of security.txt (RFC 9116): the contact for security reports. It expires six months after the first of
 * this month, so that the content changes only once a month.
 */
export function securityContact(
  email: string,
  origin: string,
  locales: readonly Locale[],
  now: Date,
): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1))
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
