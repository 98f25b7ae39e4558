import type { Locale } from '@chignon/contract/locale'
import type { MobileApp } from './env.ts'

/** What the mobile app opens itself (specification §2: a JSON association file with deep-link paths). */
export const appPaths = ['/discussions/*', '/account/password-reset/*'] as const

const monthsAhead = 6

const components = appPaths.map((path) => ({ '/': path }))

/**
 * Which addresses iOS hands to the app, and to which: to none where none is configured. The older notation stands beside
 * the newer for iOS 12.
 */
export function appleAssociation({ iosAppId }: MobileApp): object {
  const app = iosAppId ? { appIDs: [iosAppId], appID: iosAppId } : { appIDs: [] }
  return { applinks: { apps: [], details: [{ ...app, components, paths: appPaths }] } }
}

/** Which app Android hands the site's addresses to, and of those which (read since Android 15). Without one, none. */
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
