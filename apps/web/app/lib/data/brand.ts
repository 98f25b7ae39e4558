/** What a deployment may name itself; read from the environment, never written in a component. */
export type Brand = {
  name: string
  email: string
  social: { id: string; name: string; url: string }[]
  /** Where the mobile app is to be had; none where there is no app. */
  stores?: { id: 'ios' | 'android'; name: string; url: string }[]
}
