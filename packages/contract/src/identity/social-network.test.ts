import { expect, test } from 'vitest'
import { networkOfUrl, toSocialUrl } from './social-network.ts'

test.each([
  ['https://www.instagram.com/ines.corta', 'Instagram'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://twitter.com/ines', 'X'],
  ['https://notinstagram.com/ines', undefined],
  ['https://instagram.com@evil.example/ines', undefined],
  ['https://evil.example\\@instagram.com/ines', undefined],
  ['https://evil.example?instagram.com', undefined],
  ['HTTPS://Instagram.com:443/ines', 'Instagram'],
  ['ines', undefined],
])('the network of %s is %s', (url, name) => {
  expect(networkOfUrl(url)?.name).toBe(name)
})

test.each([
  ['@ines.corta', 'Instagram', 'https://www.instagram.com/ines.corta'],
  ['ines', 'YouTube', 'https://www.youtube.com/@ines'],
  ['ines.corta', 'TikTok', 'https://www.tiktok.com/@ines.corta'],
  ['../admin', 'X', 'https://../admin'],
  ['@a/b', 'X', 'https://x.com/a%2Fb'],
  ['instagram.com/ines', '', 'https://instagram.com/ines'],
  ['ines-corta.example', '', 'https://ines-corta.example'],
  [' http://ines.example/hair ', 'Instagram', 'https://ines.example/hair'],
  ['javascript:alert(1)', '', 'javascript:alert(1)'],
  ['@ines', '', undefined],
  ['ines', '', undefined],
])('%s in the network "%s" has the address %s', (typed, network, url) => {
  expect(toSocialUrl(typed, network)).toBe(url)
})
