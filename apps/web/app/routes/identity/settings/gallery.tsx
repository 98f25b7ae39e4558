import { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { userEndpoints } from '@chignon/contract/identity/user'
import { FormMessage } from '@chignon/ui/form-message'
import { TextLink } from '@chignon/ui/text-link'
import { VisuallyHidden } from '@chignon/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { AddPictures } from '../../../areas/identity/settings/gallery/add-pictures.tsx'
import { runGalleryAction } from '../../../areas/identity/settings/gallery/gallery-action.ts'
import { OwnGallery } from '../../../areas/identity/settings/gallery/own-gallery.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/gallery.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const { data: user } = await load(userEndpoints.me, {})
  const { data: pictures } = await load(galleryEndpoints.list, { params: { id: user.id } })
  return { pictures }
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runGalleryAction({ context, request })
}

/** `/profile/settings/gallery`: the viewer's pictures in the order of their profile. */
export default function GallerySettings({ loaderData: { pictures }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <SettingsPage title={t`Gallery`}>
      <div className="grid grid-cols-1 gap-8">
        <p className="max-w-prose text-text-muted">
          <Trans>Show your work: these pictures are part of your profile.</Trans>{' '}
          <TextLink asChild>
            <Link to="/profile/settings/privacy#visibility">
              <Trans>Choose who sees them</Trans>
            </Link>
          </TextLink>
        </p>
        {actionData &&
          (actionData.intent === 'move' && actionData.outcome === 'done' ? (
            // Everyone else sees the picture in its new place.
            <VisuallyHidden role="status">{actionData.message}</VisuallyHidden>
          ) : (
            <FormMessage tone={actionData.outcome === 'done' ? 'success' : 'error'}>
              {actionData.message}
            </FormMessage>
          ))}
        <AddPictures count={pictures.length} />
        {pictures.length > 0 && <OwnGallery pictures={pictures} />}
      </div>
    </SettingsPage>
  )
}
