/** A grey PNG of two pixels: worlds are made in a page as well, without files. */
const GREY = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNoOAAAAcMBQa4CcBUAAAAASUVORK5CYII='

export const pictureOfAnId = (): File =>
  new File([Uint8Array.from(atob(GREY), (character) => character.charCodeAt(0))], 'id.png')
