const loadEndpoints = () =>
  import('@chignon/contract/commerce/accountant').then((module) => module.accountantEndpoints)

export const loadSums = () => loadEndpoints().then(({ sums }) => sums)
