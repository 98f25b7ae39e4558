import { describe, expect, it } from 'vitest'
import { robots } from './robots.ts'
import { androidAssociation, appleAssociation, securityContact } from './well-known.ts'

const none = { iosAppId: undefined, androidPackage: undefined, androidCertificates: [] }

describe('the association with the mobile app', () => {
  it('contains the iOS app and its two paths, in both notations', () => {
    const paths = ['/discussions/*', '/account/password-reset/*']
    expect(appleAssociation({ ...none, iosAppId: 'ABCDE12345.com.example.app' })).toEqual({
      applinks: {
        apps: [],
        details: [
          {
            appIDs: ['ABCDE12345.com.example.app'],
            components: paths.map((path) => ({ '/': path })),
            appID: 'ABCDE12345.com.example.app',
            paths,
          },
        ],
      },
    })
  })

  it('contains the Android app and its certificates', () => {
    const app = { ...none, androidPackage: 'com.example.app', androidCertificates: ['AA:BB'] }
    expect(androidAssociation(app)).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.example.app',
          sha256_cert_fingerprints: ['AA:BB'],
        },
        relation_extensions: {
          'delegate_permission/common.handle_all_urls': {
            dynamic_app_link_components: [{ '/': '/discussions/*' }, { '/': '/account/password-reset/*' }],
          },
        },
      },
    ])
    expect(androidAssociation({ ...app, androidCertificates: [] })).toEqual([])
  })

  it('contains the paths but no app if none is configured', () => {
    expect(appleAssociation(none)).toMatchObject({
      applinks: { details: [{ appIDs: [], paths: ['/discussions/*', '/account/password-reset/*'] }] },
    })
    expect(androidAssociation(none)).toEqual([])
  })
})

it('security.txt contains the contact and expires within a year (RFC 9116)', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const text = securityContact('hello@chignon.example', 'https://academy.example', ['en', 'fa'], now)
  expect(text).toBe(
    'Contact: mailto:hello@chignon.example\nExpires: 2027-05-01T00:00:00.000Z\nPreferred-Languages: en, fa\n' +
      'Canonical: https://academy.example/.well-known/security.txt\n',
  )
})

it('robots.txt contains the site map and disallows personal pages', () => {
  const text = robots('https://academy.example')
  expect(text).toContain('Sitemap: https://academy.example/sitemap.xml\n')
  for (const path of ['/bff/', '/api/', '/profile', '/account/password-reset/', '/logout'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})
