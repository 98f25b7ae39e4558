import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { reachOf } from '@chignon/contract/platform/permission'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { foundPeopleQuery } from './palette-queries.ts'

const pauseInMs = 200
const minLength = 3

/** The people who fit what is typed, asked for after a pause; none for those who may not read people. */
export function useFoundPeople(typed: string) {
  const { viewer } = useStartData()
  const [searched, setSearched] = useState('')
  const isSearchable = typed.length >= minLength && reachOf(viewer.role, 'people.read') !== undefined
  const isSearched = isSearchable && typed === searched
  const { data, error, isFetching } = useQuery({
    ...endpointQueryOptions(foundPeopleQuery({ query: { search: searched, per_page: 5 } })),
    enabled: isSearched,
  })
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), pauseInMs)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    people: isSearched ? (data?.data ?? []) : [],
    isLoading: isSearchable && (!isSearched || isFetching),
    error: isSearched ? error : null,
  }
}
