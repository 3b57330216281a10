/** Small valid images, each 2 pixels wide and 3 high. */

const decoded = (base64: string) => Buffer.from(base64, 'base64');

export const png = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAFElEQVR4AWLSj371H4SZGKAAzgAAAAD//5TI4wwAAAAGSURBVAMAa78E7S6Q+YAAAAAASUVORK5CYII=',
);
export const jpeg = decoded(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAADAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCUBXFf/9k=',
);
export const gif = decoded('R0lGODlhAgADAIAAAC9b6gAAACwAAAAAAgADAAACA4SPBQA7');
export const webp = decoded(
  'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoCAAMABABoJaACdLoAA5gA/uUK//iHOhzoczGea+IFuAAA',
);
export const losslessWebp = decoded('UklGRh4AAABXRUJQVlA4TBEAAAAvAYAAAAfQrb5Uvf+BiOh/AAA=');

/** The JPEG with an EXIF orientation: rotate by 90° clockwise. */
export function held90(picture: Buffer): Buffer {
  // A little-endian TIFF header and one entry: orientation (0x0112), short (3), count 1, value 6.
  const tiff = decoded('SUkqAAgAAAABABIBAwABAAAABgAAAAAAAAA=');
  const note = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), head, note, picture.subarray(2)]);
}
