import type { Business } from '@chignon/contract/identity/business'
import { BusinessCard } from '@chignon/ui/business-card'
import { IconButton } from '@chignon/ui/icon-button'
import { Pencil } from '@chignon/ui/icons/pencil'
import { Trash2 } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../site/page-link.tsx'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

/** The viewer's businesses, each with a link to change it and a button to remove it. */
export function OwnBusinesses({ businesses }: { businesses: readonly Business[] }) {
  const { t } = useLingui()
  return (
    <ul role="list" className="grid gap-4 sm:grid-cols-2">
      {businesses.map(({ id, type, name, phone, address }) => (
        <li key={id} className="grid">
          <BusinessCard
            type={type.name}
            name={name}
            level={2}
            phone={phone?.replaceAll(' ', '\u00A0')}
            address={address}
            actions={
              <>
                <IconButton asChild label={t`Edit ${name}`}>
                  <PageLink to={`/profile/settings/business/${id}`}>
                    <Pencil />
                  </PageLink>
                </IconButton>
                <MemberForm preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <IconButton type="submit" name="intent" value="remove" label={t`Remove ${name}`}>
                    <Trash2 />
                  </IconButton>
                </MemberForm>
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}
