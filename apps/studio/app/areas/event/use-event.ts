import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { useOutletContext } from 'react-router'

/** The event whose page is around this one. */
export const useEvent = () => useOutletContext<StaffEvent>()
