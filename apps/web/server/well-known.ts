import type { Locale } from '@chignon/contract'
import type { MobileApp } from './env.ts'

/** What the mobile app opens itself (specification §2: a JSON association file with deep-link paths). */
export const appPaths = ['/discussions/*', '/account/password-reset/*'] as const

const monthsAhead = 6

/** Which addresses iOS hands to the app: without one, none. The older notation stands beside the newer for iOS 12. */
export function appleAssociation({ iosAppId }: MobileApp): object {
  const details = iosAppId
    ? [
        {
          appIDs: [iosAppId],
          components: appPaths.map((path) => ({ '/': path })),
          appID: iosAppId,
          paths: appPaths,
        },
      ]
    : []
  return { applinks: { apps: [], details } }
}

/** Which app Android hands the site's addresses to; the paths stand in the app's own manifest. Without one, none. */
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
    },
  ]
}

/** Whom to tell of a weakness (RFC 9116). It expires half a year from the first of this month, so that caches agree. */
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
