import { personFilters } from '@chignon/contract/identity/identity-rules'
import { memberRoles } from '@chignon/contract/platform/permission'
import { useListAddress } from '../../lib/use-list-address.ts'

const ofList = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((each) => each === text)

/** What the address says of the list of people. */
export function usePeopleSearch() {
  const { params, search, setSearch } = useListAddress()
  const role = ofList(memberRoles, params.get('role'))
  const only = ofList(personFilters, params.get('only'))
  const cursor = params.get('cursor')
  const query = {
    ...(cursor === null ? {} : { cursor }),
    ...(search === '' ? {} : { search }),
    ...(role ? { role } : {}),
    ...(only ? { only } : {}),
  }
  return { query, search, setSearch, role, only }
}
