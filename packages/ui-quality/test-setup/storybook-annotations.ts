import { setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// Storybook's own annotations provide the arguments of play functions (`canvas`, `userEvent`).
setProjectAnnotations([])

// As in Storybook: play functions wait for parts that load on demand, which takes longer on busy machines.
configure({ asyncUtilTimeout: 10_000 })
