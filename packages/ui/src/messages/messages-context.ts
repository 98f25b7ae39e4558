'use client'
import { createContext } from 'react'
import type { PartialMessages } from './all-messages.ts'

/** The texts of the nearest `MessagesProvider`. */
export const MessagesContext = createContext<PartialMessages>({})
