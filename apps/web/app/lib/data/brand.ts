/** Branding of a deployment, from environment variables. */
export type Brand = {
  name: string
  email: string
  social: { id: string; name: string; url: string }[]
  /** App store links of the mobile app, if there is one. */
  stores?: { id: 'ios' | 'android'; name: string; url: string }[]
}
