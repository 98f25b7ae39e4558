import { BusinessCard } from '@chignon/ui/business-card'
import type { Business } from '@chignon/contract/identity/business'

/** Businesses a person runs or works in. Only the owner sees an address. */
export function PersonBusinesses({ businesses }: { businesses: readonly Business[] }) {
  return (
    <ul role="list" className="grid gap-4 sm:grid-cols-2">
      {businesses.map(({ id, type, name, phone, address }) => (
        <li key={id} className="grid">
          <BusinessCard
            type={type.name}
            name={name}
            phone={phone?.replaceAll(' ', '\u00A0')}
            address={address}
          />
        </li>
      ))}
    </ul>
  )
}
