/** The push services of the browsers. Nothing is sent to other addresses, which could be inside our own network. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
]

/** Whether an address is one of a browser's push service. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  return url?.protocol === 'https:' && url.port === '' && hosts.some((pattern) => pattern.test(url.hostname))
}
