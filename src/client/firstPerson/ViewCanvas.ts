import type { Eye, Light, Picture, SeenFloor } from '#view/index.ts';
import type { View } from './loadView.ts';

/** A canvas that shows what is seen of a floor, pixel for pixel. */
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

  /** Pixels of the canvas; what it showed is gone. */
  resize(width: number, height: number): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#picture = new this.#view.Picture(width, height);
    this.#image = this.#imageOf();
  }

  /** `wall`: the floor's option, of which its walls are made. */
  show(floor: SeenFloor, eye: Eye, wall: number, light: Light = this.#view.TORCH): void {
    const { drawView, paletteOf } = this.#view;
    drawView(this.#picture, floor, eye, light, paletteOf(wall));
    this.#canvas.getContext('2d')?.putImageData(this.#image, 0, 0);
  }

  /** The pixels that are painted are those of the image: nothing is copied. */
  #imageOf(): ImageData {
    return new ImageData(this.#picture.bytes, this.#picture.width, this.#picture.height);
  }
}
