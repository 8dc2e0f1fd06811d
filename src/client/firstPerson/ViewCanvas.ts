import type { Eye, Light, Picture, SeenFloor } from '#view/index.ts';
import type { View } from './loadView.ts';

/** A canvas that shows the first-person view of a floor, pixel for pixel. */
export class ViewCanvas {
  readonly #view: View;
  readonly #canvas: HTMLCanvasElement;
  #picture: Picture;
  #image: ImageData;

  constructor(view: View, canvas: HTMLCanvasElement) {
    this.#view = view;
    this.#canvas = canvas;
    this.#picture = new view.Picture(canvas.width, canvas.height);
    this.#image = this.#imageOf();
  }

  get canvas(): HTMLCanvasElement {
    return this.#canvas;
  }

  /** Resizes the canvas, in pixels, and clears it. */
  resize(width: number, height: number): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#picture = new this.#view.Picture(width, height);
    this.#image = this.#imageOf();
  }

  /** `wall`: the floor's option for the material of its walls. */
  show(floor: SeenFloor, eye: Eye, wall: number, light: Light = this.#view.TORCH): void {
    const { drawView, paletteOf } = this.#view;
    drawView(this.#picture, floor, eye, light, paletteOf(wall));
    this.#canvas.getContext('2d')?.putImageData(this.#image, 0, 0);
  }

  /** The image shares the bytes of the picture, so nothing is copied. */
  #imageOf(): ImageData {
    return new ImageData(this.#picture.bytes, this.#picture.width, this.#picture.height);
  }
}
