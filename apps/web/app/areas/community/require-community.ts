import { redirect, type AppLoadContext } from 'react-router'

/** Whether the community is switched on: otherwise the deployment has no page of the feed (ROUTE-13). */
export function hasCommunity({ pages }: Pick<AppLoadContext, 'pages'>): boolean {
  return pages === undefined || pages.has('/posts')
}

/** Redirects to the home page if the community is switched off. */
export function requireCommunity(context: Pick<AppLoadContext, 'pages'>): void {
  if (!hasCommunity(context)) throw redirect('/')
}
