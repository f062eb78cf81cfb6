/** Once nothing of a higher priority waits on the page, such as the renders and effects of React. */
export const pageAtRest = () => scheduler.postTask(() => undefined, { priority: 'background' })
