/** What a deployment may name itself; read from the environment, never written in a component. */
export type Brand = {
  name: string
  email: string
  social: { id: string; name: string; url: string }[]
}
