import type { Eye, Picture, SeenFloor } from '#player/index.ts';
import type { Player } from './loadPlayer.ts';

/** A canvas that shows what is seen of a floor, pixel for pixel. */
export class ViewCanvas {
  readonly #player: Player;
  readonly #canvas: HTMLCanvasElement;
  #picture: Picture;
  #image: ImageData;

  constructor(player: Player, canvas: HTMLCanvasElement) {
    this.#player = player;
    this.#canvas = canvas;
    this.#picture = new player.Picture(canvas.width, canvas.height);
    this.#image = this.#imageOf();
  }

  get canvas(): HTMLCanvasElement {
    return this.#canvas;
  }

  /** Pixels of the canvas; what it showed is gone. */
  resize(width: number, height: number): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#picture = new this.#player.Picture(width, height);
    this.#image = this.#imageOf();
  }

  /** `wall`: the floor's option, of which its walls are made. */
  show(floor: SeenFloor, eye: Eye, wall: number): void {
    const { drawView, paletteOf, TORCH } = this.#player;
    drawView(this.#picture, floor, eye, TORCH, paletteOf(wall));
    this.#canvas.getContext('2d')?.putImageData(this.#image, 0, 0);
  }

  /** The pixels that are painted are those of the image: nothing is copied. */
  #imageOf(): ImageData {
    return new ImageData(this.#picture.bytes, this.#picture.width, this.#picture.height);
  }
}
